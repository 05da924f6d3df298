import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';

const sections = z.array(z.object({ section: z.string(), items: z.array(z.record(z.string(), z.coerce.string())) }));

/** The same menus that Carta builds. */
export const collections = {
  menus: defineCollection({
    loader: glob({ base: './menus', pattern: 'venue-*.yaml' }),
    schema: z.object({ venue: z.string(), languages: z.string(), sections }),
  }),
};
