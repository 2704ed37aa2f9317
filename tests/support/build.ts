import { ensureBuilt } from '../../src/build/serve/ensureBuilt.ts'

/** The build step of `npm test`: builds as `npm start` does, and not again when the build is that of these sources. */
await ensureBuilt()
