/** `print-replay.ts FOLDER`: prints the replayed journals of a data folder as JSON, for specs of other packages. */
import { replayFolder } from './replay-folder.ts'

process.stdout.write(JSON.stringify(replayFolder(process.argv[2])))
