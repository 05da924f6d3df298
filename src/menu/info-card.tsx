import { useInterface } from '../i18n/interface-context.tsx';
import { fill } from '../terms/fill.ts';
import { signed } from '../ui/icon.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { useMenu, useText } from './menu-context.ts';
import type { Info } from './model.ts';
import { Words } from './words.tsx';

/** The card above the sections: name, founding year, address, and phone numbers with their purpose. */
export function InfoCard() {
  const { name, info } = useMenu();
  const { founded } = useInterface().blocks;
  const text = useText();
  const year = info?.founded && fill(founded, { year: info.founded });
  return (
    <div className="info-card py-0.5 text-body">
      <p className="title text-head">{name}</p>
      {(year || info?.address) && <p className="text-muted">{[year, info?.address].filter(Boolean).join(' · ')}</p>}
      {info?.phones && (
        <ul className="flex flex-wrap gap-x-3">
          {info.phones.map((phone, index) => (
            <li key={phone.href} className="flex flex-wrap items-center gap-x-2">
              <Words as="small" className="text-muted" of={text('venue', `info.phones.${index}`)} />
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
      <a className={`link whitespace-nowrap ${signed('phone')}`} href={href}>
        {number}
      </a>
    );
  }
  return (
    <NewTabLink className={`link whitespace-nowrap ${signed('chat')}`} href={href} name={`${number} WhatsApp`}>
      {number}
    </NewTabLink>
  );
}
