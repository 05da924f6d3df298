# The server with the built site. PUBLIC_URL stands in the pages, so the build needs it:
#   docker build --build-arg PUBLIC_URL=https://cartas.example -t carta .
#   docker run --env-file .env -p 4000:4000 -v carta:/data carta
# compose.yaml puts the rest around it; docs/operations.md tells more.

FROM node:24-trixie-slim AS build
WORKDIR /carta
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG PUBLIC_URL
ARG CARTA_TAG_MANAGER=
ARG OFFLINE=on
RUN test -n "$PUBLIC_URL" || { echo 'Give --build-arg PUBLIC_URL=https://your.host'; exit 1; }
RUN npm run build && npm prune --omit=dev --omit=optional

FROM node:24-trixie-slim
# `backup --folder` asks pg_dump where the store is in PostgreSQL.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production DATA_FOLDER=/data
RUN mkdir /data && chown node:node /data
WORKDIR /carta
COPY --from=build /carta/package.json ./
COPY --from=build /carta/node_modules node_modules
COPY --from=build /carta/server server
COPY --from=build /carta/src/terms src/terms
COPY --from=build /carta/generated generated
COPY --from=build /carta/dist dist
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
