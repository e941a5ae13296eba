import { createHash } from 'node:crypto'
import type { Config } from '#domain/app/config.ts'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import { type HttpResponse, textResponse } from '#local/http/http.ts'

const style = `
:root { color-scheme: light dark; --surface: light-dark(#f5f1e8, #121512); --text: light-dark(#1f251e, #ece7db);
  --brand: light-dark(#1f5240, #9ccfb1) }
body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 1.5rem; box-sizing: border-box;
  background: var(--surface); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 36rem }
h1 { font: 2rem/1.2 Georgia, serif }
a, progress { color: var(--brand); accent-color: var(--brand) }
progress { width: 100% }
`

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>The charts are being drawn</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>The charts are being drawn</h1>
<p>The statecharts have changed, or are new on this machine. Their pictures and test paths take up to a minute. This page
opens them by itself.</p>
<progress aria-label="Drawing the charts"></progress>
<p><a href="/">Open the console</a></p>
</main>
</body>
</html>
`

/** Shown while the atlas is built. It has the colours of the console, and its content policy allows them. */
export const atlasWaitingPage = (settings: Config): HttpResponse => {
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`
  const page = textResponse(200, 'text/html', html)
  return { ...page, headers: { ...page.headers, ...securityHeaders(settings, { scripts: [], styles: [hash] }) } }
}
