import { FinderDialog } from '../finder-dialog.tsx';
import { useFinderWords } from '../finder-texts.ts';
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
  const { title, show, share, received } = useFinderWords().list;
  return (
    <>
      <ListNews list={list} />
      <FinderDialog name="list" title={title}>
        <ListSheet list={list} />
      </FinderDialog>
      <FinderDialog name="slip" title={show}>
        <ListSlip list={list} />
      </FinderDialog>
      <FinderDialog name="share" title={share}>
        <ShareSheet list={list} />
      </FinderDialog>
      <FinderDialog name="shared" title={received}>
        <SharedList list={list} />
      </FinderDialog>
    </>
  );
}
