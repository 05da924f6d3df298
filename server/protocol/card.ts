import { z } from 'zod';
import { LANGUAGE_CODES } from '../../src/terms/house.ts';
import { barIdSchema } from './qr.ts';

/** `open` takes stamps; `full`: its reward can be redeemed (L9); `expired` takes no stamp (L11), however many it has. */
const CARD_STATES = ['open', 'full', 'expired'] as const;

/** A reward in the languages of its venue, at least its first one. */
export const rewardSchema = z.partialRecord(z.enum(LANGUAGE_CODES), z.string());

/** A card as its owner and staff see it. */
export const cardSchema = z.strictObject({
  cardID: z.string(),
  bar: z.strictObject({ ID: barIdSchema }),
  /** The instant after which it is expired, as an ISO date in UTC. */
  expiration: z.iso.datetime(),
  maxStamps: z.int(),
  nStamps: z.int(),
  /** The reward as it was when the card was claimed (L3), in Spanish if the venue has it, else in its first language. */
  reward: z.string(),
  /** The same in all languages of the venue. */
  rewards: rewardSchema,
  state: z.enum(CARD_STATES),
});

export type Card = z.infer<typeof cardSchema>;
export type CardState = Card['state'];
export type Rewards = z.infer<typeof rewardSchema>;
