import { useState } from 'react';
import type { SignedIn } from '../../session/session.ts';
import { useFocus } from './use-focus.ts';

type PersonHeadProps = { readonly user: SignedIn; readonly takesFocus: boolean };

/** Who is signed in: picture, name and e-mail. */
export function PersonHead({ user: { name, email, photoURL }, takesFocus }: PersonHeadProps) {
  const place = useFocus<HTMLDivElement>(takesFocus);
  const [hasPicture, setPicture] = useState(photoURL !== undefined);
  return (
    <div ref={place} tabIndex={-1} className="person">
      {hasPicture ? (
        // The host of the picture need not know where it is shown.
        <img src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setPicture(false)} />
      ) : (
        <span aria-hidden="true">{(name || email).slice(0, 1).toLocaleUpperCase()}</span>
      )}
      <p>
        {name && <strong>{name}</strong>}
        {email}
      </p>
    </div>
  );
}
