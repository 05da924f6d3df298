import { useEffect, useRef, useState } from 'react';
import { useInterface, useLaterTexts } from '../i18n/interface-context.tsx';

const ID = 'demo_information';
const TITLE = 'demo_title';

/** Asks the visitor of the demo whether they want a menu made for them; the button opens the information, which comes when asked for. */
export function DemoPrompt() {
  const { demo } = useInterface();
  const [asked, setAsked] = useState(0);
  return (
    <aside className="demo-prompt" aria-label={demo.question}>
      <p>{demo.question}</p>
      <button className="button" data-wants="" onClick={() => setAsked(asked + 1)}>
        {demo.button}
      </button>
      {asked > 0 && <Information key={asked} />}
    </aside>
  );
}

/** Opens anew each time that it is asked for. */
function Information() {
  const { controls } = useInterface();
  const information = useLaterTexts()?.demoInformation;
  const sheet = useRef<HTMLDialogElement>(null);
  const isReady = information !== undefined;
  useEffect(() => {
    if (isReady) sheet.current?.showPopover();
  }, [isReady]);
  if (!information) return null;
  return (
    <dialog ref={sheet} id={ID} className="sheet" popover="auto" aria-labelledby={TITLE}>
      <div className="sheet-head">
        <h2 id={TITLE}>{information.title}</h2>
        <button className="close" popoverTarget={ID} popoverTargetAction="hide" aria-label={controls.close}>
          ✕
        </button>
      </div>
      <p>{information.text}</p>
      <ol>
        {information.steps
          .trim()
          .split('\n')
          .map((step) => (
            <li key={step}>{step}</li>
          ))}
      </ol>
      <p>{information.contact}</p>
    </dialog>
  );
}
