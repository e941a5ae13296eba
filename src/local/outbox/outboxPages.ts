import { escapeMarkup } from '#domain/markup.ts'
import { allowMethods, jsonResponse, textResponse, type Handler } from '#local/http/http.ts'
import type { Outbox, SentCode } from '#local/outbox/outbox.ts'

/** `GET /local/outbox.json?to=EMAIL`: codes as `{to, code, at}`, newest first. */
export const createOutboxData =
  (outbox: Outbox): Handler =>
  (request) => {
    allowMethods(request, 'GET', 'HEAD')
    return jsonResponse(200, outbox.list(request.query.get('to') ?? undefined))
  }

/** `GET /local/outbox`: the same codes as a page that reloads automatically. */
export const createOutboxPage =
  (outbox: Outbox): Handler =>
  (request) => {
    allowMethods(request, 'GET', 'HEAD')
    return textResponse(200, 'text/html', page(outbox.list(request.query.get('to') ?? undefined)))
  }

const page = (codes: readonly SentCode[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>Outbox of the local stack</title>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>The one-time codes of the local stack, newest first. The page reloads automatically.</p>
${codes.length === 0 ? '<p>No code was sent.</p>' : table(codes)}
</main>
</body>
</html>
`

const table = (codes: readonly SentCode[]): string => `<table>
<thead><tr><th scope="col">Code</th><th scope="col">To</th><th scope="col">Sent at</th></tr></thead>
<tbody>
${codes.map(row).join('\n')}
</tbody>
</table>`

const row = ({ to, code, at }: SentCode): string =>
  `<tr><td><strong>${escapeMarkup(code)}</strong></td><td>${escapeMarkup(to)}</td><td><time datetime="${at}">${at}</time></td></tr>`
