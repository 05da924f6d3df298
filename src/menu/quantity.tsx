import { useText } from './menu-context.ts';
import { Words } from './words.tsx';

/** The quantity, in small type after the name. */
export function Quantity({ of }: { readonly of: string }) {
  const quantity = useText()(of, 'quantity');
  if (!quantity) return null;
  return (
    <>
      {' '}
      <Words as="small" className="quantity text-label [font-weight:400] text-muted" of={quantity} />
    </>
  );
}
