import { useInterface } from '../i18n/interface-context.tsx';
import { BASE_PATH } from '../terms/house.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { wayHome } from '../ui/way-home.ts';

/** The page at every address without a page (specification, point 8). */
export function Component() {
  const texts = useInterface();
  const { title, text } = texts.notFound;
  return (
    <MessagePage title={title}>
      <p>{text}</p>
      <a className="link" href={`${BASE_PATH}/`}>
        {wayHome(texts)}
      </a>
    </MessagePage>
  );
}
