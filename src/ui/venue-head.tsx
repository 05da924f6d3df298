import { fill } from '../i18n/fill.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import { PageHead } from './page-head.tsx';

type VenueHeadProps = {
  readonly name: string;
  /** Path of its logo below the image folder. */
  readonly logo?: string | undefined;
};

/** The head tags of a venue's page, in the shown language. */
export function VenueHead({ name, logo }: VenueHeadProps) {
  const { page } = useInterface();
  const own = { venue: name };
  return (
    <PageHead
      title={fill(page.title, own)}
      description={fill(page.description, own)}
      keywords={fill(page.keywords, own)}
      subject={{ name, picture: logo }}
    />
  );
}
