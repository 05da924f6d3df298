import { useInterface } from '../i18n/interface-context.tsx';
import { useText } from './menu-context.ts';
import { plainText } from '../terms/rich-text.ts';
import type { Conditions as ConditionsEntry } from './model.ts';
import { Inline, Words } from './words.tsx';

/** General conditions, numbered in their order and folded to their titles. */
export function Conditions({ entry }: { readonly entry: ConditionsEntry }) {
  const text = useText();
  const titles = entry.conditions.map((_, index) => text(entry.id, `conditions.${index}`));
  return (
    <li className="conditions special">
      <details>
        <summary className="text-body text-muted">
          {titles.flatMap((title, index) => [
            index > 0 && '\u00a0· ',
            <Inline key={plainText(title?.words)} of={title} />,
          ])}
        </summary>
        <ol>
          {entry.conditions.map(({ bankTransfer }, index) => {
            const path = `conditions.${index}`;
            return (
              <li key={path}>
                <Words as="h3" className="text-strong" of={titles[index]} />
                <Words as="p" className="text-body" of={text(entry.id, `${path}.text`)} />
                {bankTransfer && <BankTransfer {...bankTransfer} />}
                <Words as="p" className="remark text-body text-muted" of={text(entry.id, `${path}.instructions`)} />
              </li>
            );
          })}
        </ol>
      </details>
    </li>
  );
}

type BankTransferProps = { readonly account?: string; readonly holder?: string };

function BankTransfer({ account, holder }: BankTransferProps) {
  const texts = useInterface().blocks;
  return (
    <>
      <h4 className="pt-2 text-strong">{texts.bankTransfer}</h4>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pb-2">
        {account && (
          <>
            <dt className="text-muted">{texts.account}</dt>
            <dd translate="no">{account}</dd>
          </>
        )}
        {holder && (
          <>
            <dt className="text-muted">{texts.holder}</dt>
            <dd translate="no">{holder}</dd>
          </>
        )}
      </dl>
    </>
  );
}
