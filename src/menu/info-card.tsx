import { useInterface } from '../i18n/interface-context.tsx';
import { fill } from '../i18n/fill.ts';
import { Icon } from '../ui/icon.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { useMenu, useText } from './menu-context.ts';
import type { Info } from './model.ts';
import { Words } from './words.tsx';

/** The card above the sections: name, founding year, address, and whom to call for what. */
export function InfoCard() {
  const { name, info } = useMenu();
  const { founded } = useInterface().blocks;
  const text = useText();
  return (
    <div className="info-card">
      <p className="info-name">{name}</p>
      {info?.founded && <p>{fill(founded, { year: info.founded })}</p>}
      {info?.address && (
        <p>
          <Icon of="pin" />
          <span>{info.address}</span>
        </p>
      )}
      {info?.phones && (
        <ul>
          {info.phones.map((phone, index) => (
            <li key={phone.href}>
              <Words as="small" of={text('venue', `info.phones.${index}`)} />
              <PhoneLink phone={phone} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type PhoneLinkProps = { readonly phone: NonNullable<Info['phones']>[number] };

function PhoneLink({ phone: { number, href, kind } }: PhoneLinkProps) {
  if (kind === 'tel') {
    return (
      <a className="button" href={href}>
        <Icon of="phone" />
        {number}
      </a>
    );
  }
  return (
    <NewTabLink className="button" href={href}>
      <Icon of="chat" />
      {`${number} `}
      <span className="sr-only">WhatsApp</span>
    </NewTabLink>
  );
}
