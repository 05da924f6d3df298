import { useInterface } from '../i18n/interface-context.tsx';
import { useText } from './menu-context.ts';
import type { Conditions as ConditionsEntry } from './model.ts';
import { Words } from './words.tsx';

/** General conditions, numbered in their order: folded, what they are about to be seen. */
export function Conditions({ entry }: { readonly entry: ConditionsEntry }) {
  const text = useText();
  const titles = entry.conditions.map((_, index) => text(entry.id, `conditions.${index}`));
  return (
    <li className="conditions special">
      <details>
        <summary className="text-body text-muted">
          <span className="flex flex-wrap gap-x-2">
            {titles.map((title) => (
              <Words key={title?.words.toString()} of={title} />
            ))}
          </span>
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
    <div className="transfer py-2">
      <h4 className="text-strong">{texts.bankTransfer}</h4>
      <dl>
        {account && (
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{texts.account}</dt>
            <dd translate="no">{account}</dd>
          </div>
        )}
        {holder && (
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{texts.holder}</dt>
            <dd translate="no">{holder}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
