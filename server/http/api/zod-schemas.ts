import type {
  FastifyInstance,
  FastifyTypeProvider,
  FastifyBaseLogger,
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
} from 'fastify';
import { z } from 'zod';
import { Denied } from '../../store/store.ts';

/** Types of requests and answers from their zod schemas. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown;
}

/** The server instance on which the API's routes are registered. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypes
>;

/** Schemas for a call without query, and for one without query and body. */
export const querystring = z.strictObject({});
export const NOTHING = { querystring, body: z.null() };

/** Validates requests and responses by zod schemas: fields that a schema does not name are never sent. */
export function useZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (given) => {
    const { success, data } = schema.safeParse(given);
    return success ? { value: data } : { error: new Denied('bad-request') };
  });
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (answer) =>
        JSON.stringify(schema.parse(answer)),
  );
}
