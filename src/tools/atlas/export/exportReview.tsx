import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import type { ReleaseReview } from '#tools/atlas/export/releaseReview.ts'
import { ReviewDocument } from '#tools/atlas/export/ReviewDocument.tsx'

/** The script of the page as one text: a file without a server cannot load modules. */
const bundleScript = async (): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, 'script/main.ts'), formats: ['iife'], name: 'review' },
    },
  })
  const [{ output: chunks }] = output as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return chunks[0].code.replaceAll('</', '<\\/')
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A release review as one HTML file that needs no server. It runs its own script and style only. */
export const exportReview = async (review: ReleaseReview, release: string): Promise<string> => {
  const style = readFileSync(join(import.meta.dirname, 'review.css'), 'utf8')
  const script = await bundleScript()
  const policy = `default-src 'none'; img-src data:; style-src ${hashOf(style)}; script-src ${hashOf(script)}`
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width" />
        <title>Release review</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <ReviewDocument review={review} release={release} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  )
  return `<!doctype html>\n${markup}\n`
}
