/** Entry point of the process that renders pictures: answers one task after the other with a PNG. */
import { drawPreview, type PictureTask } from './drawing/draw-preview.ts'
import { renderPicture } from './drawing/render-picture.ts'

process.on('message', (task: PictureTask) => process.send!(renderPicture(drawPreview(task))))
// The server has stopped, or been killed.
process.on('disconnect', () => process.exit())
