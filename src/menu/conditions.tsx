import { useInterface } from '../i18n/interface-context.tsx';
import { useText } from './menu-context.ts';
import type { Conditions as ConditionsEntry } from './model.ts';
import { Words } from './words.tsx';

/** General conditions, numbered in their order. */
export function Conditions({ entry }: { readonly entry: ConditionsEntry }) {
  const text = useText();
  return (
    <li className="panel conditions">
      <ol>
        {entry.conditions.map(({ bankTransfer }, index) => {
          const path = `conditions.${index}`;
          return (
            <li key={path}>
              <Words as="h3" of={text(entry.id, path)} />
              <Words as="p" of={text(entry.id, `${path}.text`)} />
              {bankTransfer && <BankTransfer {...bankTransfer} />}
              <Words as="p" className="remark" of={text(entry.id, `${path}.instructions`)} />
            </li>
          );
        })}
      </ol>
    </li>
  );
}

type BankTransferProps = { readonly account?: string; readonly holder?: string };

function BankTransfer({ account, holder }: BankTransferProps) {
  const texts = useInterface().blocks;
  return (
    <div className="transfer">
      <h4>{texts.bankTransfer}</h4>
      <dl>
        {account && (
          <div>
            <dt>{texts.account}</dt>
            <dd translate="no">{account}</dd>
          </div>
        )}
        {holder && (
          <div>
            <dt>{texts.holder}</dt>
            <dd translate="no">{holder}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
