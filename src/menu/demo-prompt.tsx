import { useInterface, useOverlayTexts } from '../i18n/interface-context.tsx';
import { fill } from '../terms/fill.ts';
import { CONTACT } from '../terms/house.ts';
import { SheetHead } from '../ui/sheet-head.tsx';

const ID = 'demo_information';
const TITLE = 'demo_title';

/** Asks the visitor of the demo whether they want a menu made for them; the button opens the information, a popover. */
export function DemoPrompt() {
  const { demo, controls } = useInterface();
  const { title, text, steps, contact } = useOverlayTexts().demoInformation;
  return (
    <>
      <aside
        className="demo-prompt measure flex items-center justify-between gap-x-3 narrow:flex-wrap"
        aria-label={demo.question}
      >
        {demo.question}
        <button className="link flex-none" popoverTarget={ID}>
          {demo.button}
        </button>
      </aside>
      <dialog id={ID} className="sheet" popover="auto" aria-labelledby={TITLE}>
        <SheetHead id={TITLE} title={title} close={controls.close} closes={ID} />
        <p>{text}</p>
        <ol>
          {steps
            .trim()
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
        {CONTACT && <p>{fill(contact, { contact: CONTACT })}</p>}
      </dialog>
    </>
  );
}
