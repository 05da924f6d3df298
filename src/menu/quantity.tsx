import { useText } from './menu-context.ts';
import { Words } from './words.tsx';

/** How much of it there is, small behind the name. */
export function Quantity({ of }: { readonly of: string }) {
  const quantity = useText()(of, 'quantity');
  if (!quantity) return null;
  return (
    <>
      {' '}
      <Words
        as="small"
        className="quantity text-label [font-weight:400] text-muted [unicode-bidi:plaintext]"
        of={quantity}
      />
    </>
  );
}
