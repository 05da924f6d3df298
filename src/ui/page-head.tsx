import { usePageAddress } from './page-address.ts';
import { pictureUrl } from './picture-url.ts';

type PageHeadProps = {
  /** Without the host, which is added. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Whose page it is, and the picture that stands for it, for those who share it. */
  readonly subject?: { readonly name: string; readonly picture?: string | undefined };
};

/** The head tags of a page (specification, point 2). React puts them into the document's head and keeps them right there. */
export function PageHead({ title, description, keywords, subject }: PageHeadProps) {
  const { origin, path } = usePageAddress();
  const fullTitle = `${title} - ${new URL(origin).host}`;
  const address = `${origin}${path}`;
  const picture = subject?.picture && new URL(pictureUrl(subject.picture), origin).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {subject && <meta property="og:site_name" content={subject.name} />}
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      {picture && <meta name="twitter:image" content={picture} />}
    </>
  );
}
