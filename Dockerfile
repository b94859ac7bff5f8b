# The server of Kurgan with its app: docker build -t kurgan .
FROM node:24-bookworm-slim AS build
WORKDIR /kurgan
COPY . .
RUN npm ci --no-audit --no-fund \
  && node web/build/build.ts --quiet \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production XDG_DATA_HOME=/data
WORKDIR /kurgan
COPY --from=build /kurgan .
RUN mkdir -p /data && chown node /data
USER node
VOLUME /data
EXPOSE 8042
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8042/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Signals go to the server itself, so that it stops in good order.
ENTRYPOINT ["node", "cli/kurgan.ts"]
CMD ["serve", "--lan", "--port", "8042", "--folder", "web/dist", "--log", "info"]
