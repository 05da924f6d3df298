import { z } from 'zod';
import { BASE_PATH } from '../../src/terms/house.ts';
import { cardSchema, rewardSchema } from './card.ts';
import { barIdSchema, namedBarIdSchema, userIdSchema } from './qr.ts';
import { scannedSchema } from './scan.ts';
import { historyRowSchema } from './tonight.ts';

/** What the calls of the loyalty API take and answer, below `API_PATH`. Scans have a file of their own. */
export const API_PATH = `${BASE_PATH}/api`;

/** The largest body of a request, in bytes. */
export const LARGEST_BODY = 16 * 1024;

const idSchema = z.string().regex(/^[\w-]{1,64}$/);

/** A day of Madrid, 'YYYY-MM-DD'. */
const daySchema = z.iso.date();

export const userDataSchema = z.strictObject({
  /** Whether anything is held about this person. */
  userFound: z.boolean(),
  loyaltyCards: z.array(cardSchema),
});

const programmeSchema = z.strictObject({
  stamps: z.int(),
  reward: rewardSchema,
  validity: z.strictObject({ amount: z.int(), unit: z.enum(['days', 'months', 'years']) }),
  /** How many stamps a card takes at most in one day of Madrid (L8); null: any number. */
  perDay: z.int().nullable(),
});

export const barServicesSchema = z.strictObject({
  barID: barIdSchema,
  loyalty: z.boolean(),
  programme: programmeSchema.nullable(),
});

export const undoRequestSchema = z.strictObject({ stampID: idSchema });
export const redeemRequestSchema = z.strictObject({ cardID: idSchema, qr: scannedSchema });

export const ROLES = ['owner', 'staff'] as const;

const memberSchema = z.strictObject({
  uid: userIdSchema,
  /** How the person appears to owners: name, else e-mail, else nothing. */
  name: z.string(),
  role: z.enum(ROLES),
  since: z.iso.datetime(),
});

/** The bars at which the caller is staff; owners also see who else is. */
export const staffSchema = z.strictObject({
  bars: z.array(
    z.strictObject({
      barID: barIdSchema,
      name: z.string(),
      role: z.enum(ROLES),
      members: z.array(memberSchema).optional(),
    }),
  ),
});

export const invitationRequestSchema = z.strictObject({ barID: namedBarIdSchema, role: z.enum(ROLES) });
export const invitationSchema = z.strictObject({
  barID: barIdSchema,
  role: z.enum(ROLES),
  /** The link to hand over. Its secret stands after the '#', which no server is sent or logs. */
  link: z.string(),
  expires: z.iso.datetime(),
});

export const acceptRequestSchema = z.strictObject({ token: z.string().regex(/^[\w-]{1,100}$/) });
export const acceptedSchema = z.strictObject({ barID: barIdSchema, name: z.string(), role: z.enum(ROLES) });

export const removeStaffParamsSchema = z.strictObject({ uid: userIdSchema });
/** Without `barID`: of every bar that the caller owns. */
export const removeStaffQuerySchema = z.strictObject({ barID: barIdSchema.optional() });

/** Days of Madrid, both included; the last 30 unless given. `format=csv` answers a table. */
export const statsQuerySchema = z.strictObject({
  from: daySchema.optional(),
  to: daySchema.optional(),
  format: z.enum(['json', 'csv']).optional(),
});

const figuresSchema = {
  /** Stamps given and not undone. */
  stamps: z.int(),
  /** Cards claimed. */
  cards: z.int(),
  /** Rewards handed over. */
  rewards: z.int(),
};

export const statsSchema = z.strictObject({
  barID: barIdSchema,
  from: daySchema,
  to: daySchema,
  days: z.array(
    z.strictObject({
      day: daySchema,
      ...figuresSchema,
      /** `name` is empty for a person who had their data deleted. */
      byMember: z.array(z.strictObject({ name: z.string(), stamps: z.int(), rewards: z.int() })),
    }),
  ),
  total: z.strictObject(figuresSchema),
  /** The dishes that were sold out on most days of service, not counting what was taken back at once (T1). At most ten. */
  soldOut: z.array(z.strictObject({ dishID: z.string(), name: z.string(), days: z.int() })),
});

/** Everything that is held about the caller (L15). */
export const exportSchema = z.strictObject({
  uid: userIdSchema,
  exported: z.iso.datetime(),
  cards: z.array(
    z.strictObject({
      ...cardSchema.shape,
      claimed: z.iso.datetime(),
      /** When it was closed, and why; null while it is the open one. */
      closed: z.iso.datetime().nullable(),
      closedFor: z.enum(['redeemed', 'expired']).nullable(),
      /** When its code was shown, as far as that is still kept, oldest first. */
      shown: z.array(z.iso.datetime()),
      /** What happened to it, oldest first. */
      events: z.array(
        z.strictObject({
          kind: z.enum(['claimed', 'stamped', 'undone', 'redeemed', 'replaced']),
          at: z.iso.datetime(),
          unshown: z.boolean(),
        }),
      ),
    }),
  ),
  staff: z.array(
    z.strictObject({
      barID: barIdSchema,
      role: z.enum(ROLES),
      since: z.iso.datetime(),
      /** When they were removed; null while they work there. */
      until: z.iso.datetime().nullable(),
      name: z.string(),
    }),
  ),
  /** What they have invited others to, as far as that is still kept (L16). */
  invitations: z.array(
    z.strictObject({ barID: barIdSchema, role: z.enum(ROLES), expires: z.iso.datetime(), used: z.boolean() }),
  ),
  /** What they did as staff with cards of other people, oldest first. */
  given: z.array(
    z.strictObject({
      barID: barIdSchema,
      kind: z.enum(['stamped', 'undone', 'redeemed']),
      at: z.iso.datetime(),
      unshown: z.boolean(),
    }),
  ),
  /** What they changed of the news of bars, oldest first (T7). */
  news: z.array(z.strictObject({ barID: barIdSchema, row: historyRowSchema })),
});

/** What the app needs to sign people in: which Firebase project, and that the emulator stands in for it (same origin). */
export const signInSettingsSchema = z.strictObject({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  emulator: z.boolean(),
});

export const errorSchema = z.strictObject({
  /** For programs. */
  code: z.string(),
  /** For people, in Spanish. */
  message: z.string(),
});

export type UserData = z.infer<typeof userDataSchema>;
export type Programme = z.infer<typeof programmeSchema>;
export type BarServices = z.infer<typeof barServicesSchema>;
export type Role = (typeof ROLES)[number];
export type StaffAnswer = z.infer<typeof staffSchema>;
export type Member = z.infer<typeof memberSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type Accepted = z.infer<typeof acceptedSchema>;
export type Stats = z.infer<typeof statsSchema>;
export type UserExport = z.infer<typeof exportSchema>;
export type SignInSettings = z.infer<typeof signInSettingsSchema>;
export type ApiError = z.infer<typeof errorSchema>;
