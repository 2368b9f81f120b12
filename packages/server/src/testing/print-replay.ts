/** `print-fold.ts FOLDER`: what the journals in a data folder say, as JSON, for specs outside of this package. */
import { replayFolder } from './replay-folder.ts'

process.stdout.write(JSON.stringify(replayFolder(process.argv[2])))
