import { useInterface } from '../../i18n/interface-context.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Search, allergens and the diner's list, beside the list of sections within reach of one thumb. */
export function FinderButtons() {
  const { allergenTexts, finderButtons } = useInterface();
  return (
    <>
      <button data-wants="search">
        <Icon of="search" />
        <span>{finderButtons.search}</span>
      </button>
      <button data-wants="allergens">
        <Icon of="filter" />
        <span>{allergenTexts.title}</span>
      </button>
      <button data-wants="list" data-says={finderButtons.note}>
        <Icon of="pen" />
        <span>{finderButtons.list}</span>
      </button>
    </>
  );
}
