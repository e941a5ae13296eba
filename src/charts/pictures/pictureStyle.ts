import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inline style of each picture. */
export const pictureStyle = `\n${readFileSync(join(import.meta.dirname, 'picture.css'), 'utf8').trimEnd()}\n  `

/** For the content policy of a server: a browser that opens a picture as a page otherwise draws it black. */
export const pictureStyleHash = `sha256-${createHash('sha256').update(pictureStyle).digest('base64')}`
