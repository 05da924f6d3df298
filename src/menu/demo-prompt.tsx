import { X } from 'lucide-react';
import { useInterface } from '../i18n/interface-context.tsx';

const ID = 'demo_information';
const TITLE = 'demo_title';

/** Asks the visitor of the demo whether they want a menu made for them; the button opens the information. */
export function DemoPrompt() {
  const { demo, controls } = useInterface();
  return (
    <aside className="demo-prompt" aria-label={demo.question}>
      <p>{demo.question}</p>
      <button type="button" className="button" popoverTarget={ID}>
        {demo.button}
      </button>
      <dialog id={ID} className="sheet" popover="auto" aria-labelledby={TITLE}>
        <div className="sheet-head">
          <h2 id={TITLE}>{demo.title}</h2>
          <button
            type="button"
            className="close"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={controls.close}
          >
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        <p>{demo.text}</p>
        <ol>
          {demo.steps
            .trim()
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
        <p>{demo.contact}</p>
      </dialog>
    </aside>
  );
}
