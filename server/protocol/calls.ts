import { z } from 'zod';
import { BASE_PATH } from '../../src/terms/house.ts';
import { cardSchema, rewardSchema } from './card.ts';
import { barIdSchema, namedBarIdSchema, userIdSchema } from './qr.ts';
import { scannedSchema } from './scan.ts';
import { historyRowSchema } from './tonight.ts';

/** Requests and responses of the loyalty API, below `API_PATH`. Scans have a file of their own. */
export const API_PATH = `${BASE_PATH}/api`;

/** The largest body of a request, in bytes. */
export const LARGEST_BODY = 16 * 1024;

const idSchema = z.string().regex(/^[\w-]{1,64}$/);

/** A day in the site's time zone, 'YYYY-MM-DD'. */
const daySchema = z.iso.date();

export const userDataSchema = z.strictObject({
  /** Whether any data of this person is stored. */
  userFound: z.boolean(),
  loyaltyCards: z.array(cardSchema),
});

const programmeSchema = z.strictObject({
  stamps: z.int(),
  reward: rewardSchema,
  validity: z.strictObject({ amount: z.int(), unit: z.enum(['days', 'months', 'years']) }),
  /** How many stamps a card takes at most in one day of the site's time zone (L8); null: any number. */
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
  /** The name shown to owners: name, else e-mail, else ''. */
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
  /** The link for the invited person. Its secret is after the '#', so that it is never sent to a server. */
  link: z.string(),
  expires: z.iso.datetime(),
});

export const acceptRequestSchema = z.strictObject({ token: z.string().regex(/^[\w-]{1,100}$/) });
export const acceptedSchema = z.strictObject({ barID: barIdSchema, name: z.string(), role: z.enum(ROLES) });

export const removeStaffParamsSchema = z.strictObject({ uid: userIdSchema });
/** Without `barID`: from every bar that the caller owns. */
export const removeStaffQuerySchema = z.strictObject({ barID: barIdSchema.optional() });

/** Days in the site's time zone, both included; the last 30 unless given. `format=csv` answers a table. */
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
  /** The dishes that were sold out on most days of service, not counting marks taken back at once (T1). At most ten. */
  soldOut: z.array(z.strictObject({ dishID: z.string(), name: z.string(), days: z.int() })),
});

/** All stored data of the caller (L15). */
export const exportSchema = z.strictObject({
  uid: userIdSchema,
  exported: z.iso.datetime(),
  cards: z.array(
    z.strictObject({
      ...cardSchema.shape,
      claimed: z.iso.datetime(),
      /** When it was closed, and why; null while it is open. */
      closed: z.iso.datetime().nullable(),
      closedFor: z.enum(['redeemed', 'expired']).nullable(),
      /** When its code was shown, as far as still stored, oldest first. */
      shown: z.array(z.iso.datetime()),
      /** Its events, oldest first. */
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
  /** Their invitations to others, as far as still stored (L16). */
  invitations: z.array(
    z.strictObject({ barID: barIdSchema, role: z.enum(ROLES), expires: z.iso.datetime(), used: z.boolean() }),
  ),
  /** Their actions as staff on cards of other people, oldest first. */
  given: z.array(
    z.strictObject({
      barID: barIdSchema,
      kind: z.enum(['stamped', 'undone', 'redeemed']),
      at: z.iso.datetime(),
      unshown: z.boolean(),
    }),
  ),
  /** Their changes of the news of bars, oldest first (T7). */
  news: z.array(z.strictObject({ barID: barIdSchema, row: historyRowSchema })),
});

/** The app's settings for signing in: the Firebase project, and whether the emulator replaces it (same origin). */
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
