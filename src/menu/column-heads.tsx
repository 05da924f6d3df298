/** What the prices below stand for, above them. Each price says it itself to those who hear the page. */
export function ColumnHeads({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <p className="heads flex text-label text-muted" aria-hidden="true">
      {of.map((label) => (
        <span key={label} className="w-15.5 text-end">
          {label}
        </span>
      ))}
    </p>
  );
}
