import { ListNews } from './list-news.tsx';
import { ListSheet } from './list-sheet.tsx';
import { ListSlip } from './list-slip.tsx';
import type { ListStore } from './list-store.ts';
import { ShareSheet } from './share-sheet.tsx';
import { SharedList } from './shared-list.tsx';
import { useListMarks } from './use-list.ts';

/** All views of the diner's list. */
export function MyList({ list }: { readonly list: ListStore }) {
  useListMarks(list);
  return (
    <>
      <ListNews list={list} />
      <ListSheet list={list} />
      <ListSlip list={list} />
      <ShareSheet list={list} />
      <SharedList list={list} />
    </>
  );
}
