import { useState } from 'react';
import type { SignedIn } from '../../session/session.ts';
import { useFocus } from './use-focus.ts';

type PersonHeadProps = { readonly user: SignedIn; readonly takesFocus: boolean };

/** Of a face, or the first letter of a name. */
const AVATAR =
  'grid size-14 flex-none place-items-center rounded-full bg-accent text-special font-semibold text-on-accent';

/** Who is signed in: picture, name and e-mail. */
export function PersonHead({ user: { name, email, photoURL }, takesFocus }: PersonHeadProps) {
  const place = useFocus<HTMLDivElement>(takesFocus);
  const [hasPicture, setPicture] = useState(photoURL !== undefined);
  return (
    <div ref={place} tabIndex={-1} className="person flex flex-wrap items-center gap-4">
      {hasPicture ? (
        // The host of the picture need not know where it is shown.
        <img className={AVATAR} src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setPicture(false)} />
      ) : (
        <span className={AVATAR} aria-hidden="true">
          {(name || email).slice(0, 1).toLocaleUpperCase()}
        </span>
      )}
      <p className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
        {name && <strong className="block font-semibold">{name}</strong>}
        {email}
      </p>
    </div>
  );
}
