/** What the site of this house is: the values of its `site.yaml`, for the app and the server. The compiler makes them, and reads none. */
export * from '../../generated/site.ts';
