/** The values of the site's `site.yaml`, for scripts that do not need the list of languages. */
export * from '../../generated/site.ts';
