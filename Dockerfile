# The runtime is pinned by the lock file; the image needs only some Node to install it.
FROM node:22-slim
WORKDIR /slapwise
COPY . .
RUN npm install --no-save --omit=dev --loglevel=error \
  && node -e "const{createHash}=require('crypto'),fs=require('fs');fs.writeFileSync('node_modules/.slapwise-lock',createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex'))" \
  && node_modules/node/bin/node packages/web/build.ts \
  && mkdir /data && chown node /data
USER node
ENV PORT=3000 SLAPWISE_DATA=/data
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=30s CMD ["node_modules/node/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1))"]
# The server itself gets the signals, so that it can stop without losing anything.
CMD ["node_modules/node/bin/node", "packages/cli/src/main.ts", "serve"]
