import { useInterface } from '../i18n/interface-context.tsx';
import { Slot } from '../ui/slot.tsx';
import { PopupShell } from './popup-shell.tsx';

const TITLE = 'detail_title';

/**
 * The popup of an item (specification, point 2), one for the whole page. Each slot is filled from the part of the tapped row that
 * has its name as class; a `data-part` is shown with its slot, the line on undeclared allergens without any of theirs.
 */
export function DetailPopup() {
  const { allergenTexts } = useInterface();
  return (
    <PopupShell name="detail" titleId={TITLE}>
      <Slot as="div" name="picture" />
      <div className="card-text">
        <Slot as="h2" name="name" id={TITLE} />
        <Slot as="p" name="prices" />
        <Slot as="div" name="description" />
        <Slot as="div" name="detail" />
        <Slot as="ul" name="tags" />
        <h3>{allergenTexts.title}</h3>
        <div data-part="">
          <p>{allergenTexts.contains}</p>
          <Slot as="ul" name="allergens" />
        </div>
        <div data-part="">
          <p>{allergenTexts.mayContain}</p>
          <Slot as="ul" name="traces" />
        </div>
        <Slot as="p" name="no-allergens" />
        <p data-without=".allergens, .traces, .no-allergens">{allergenTexts.notDeclared}</p>
      </div>
    </PopupShell>
  );
}
