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

/** The server where the routes of the API are registered. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypes
>;

/** For a query or a body that a call does not take. */
export const NOTHING = { querystring: z.strictObject({}), body: z.null() };

/** Validates requests and answers by zod schemas: what a schema does not name never leaves the server. */
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
