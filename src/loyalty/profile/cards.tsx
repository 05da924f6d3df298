import { BASE_PATH } from '../../ui/base-path.ts';
import { Asked, type CardsAnswer } from './asked.tsx';
import { CardView } from './card-view.tsx';
import { usePerson } from './profile-context.ts';

/** The cards of who is signed in, and the way to work for those who are staff. */
export function Cards() {
  const { venues, language, texts } = usePerson();
  const words = texts.account;
  return (
    <section className="profile-section grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="profile-cards">
      <h2 className="title text-special" id="profile-cards">
        {words.cards}
      </h2>
      <Asked>
        {({ loyaltyCards: cards, isStaff }: CardsAnswer) => (
          <>
            {cards.length === 0 && <p>{words.noCards}</p>}
            {cards.map((card) => (
              <CardView key={card.cardID} card={card} venues={venues} language={language} texts={texts} />
            ))}
            {isStaff && (
              <a className="button justify-self-start" href={`${BASE_PATH}/staff`}>
                {words.staff}
              </a>
            )}
          </>
        )}
      </Asked>
    </section>
  );
}
