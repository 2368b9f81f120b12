# The page is built and the tools that it takes are thrown away; Node itself is pinned by the lock file, like any other dependency.
FROM node:24.11.1-bookworm-slim AS build
WORKDIR /slapwise
COPY . .
RUN npm ci --no-audit --loglevel=error \
  && node_modules/node/bin/node scripts/pack/pack.ts

FROM node:24.11.1-bookworm-slim
COPY --from=build /slapwise/dist/package /slapwise
COPY --from=build /slapwise/node_modules/node/bin/node /usr/local/bin/node
# Native code and the font for the pictures of links, which the package does not contain.
COPY --from=build /slapwise/node_modules/@resvg /slapwise/node_modules/@resvg
COPY --from=build /slapwise/node_modules/@expo-google-fonts /slapwise/node_modules/@expo-google-fonts
RUN mkdir /data && chown node /data
USER node
# The same for V8 as in scripts/with-node.mjs.
ENV PORT=3000 SLAPWISE_DATA=/data NODE_OPTIONS=--max-semi-space-size=16
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=30s --start-period=60s --start-interval=2s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1))"]
# The server itself gets the signals, so that it can stop without losing anything.
CMD ["node", "/slapwise/slapwise.mjs", "serve"]
