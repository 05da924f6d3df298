/** The values of the house's `site.yaml`, for scripts that need no list of its languages. */
export * from '../../generated/site.ts';
