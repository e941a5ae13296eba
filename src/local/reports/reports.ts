import { escapeMarkup } from '#domain/markup.ts'
import { parseReport, type ProblemReport } from '#domain/problemReport/problemReport.ts'
import { allowMethods, type Handler, HttpError, jsonResponse, textResponse } from '#local/http/http.ts'

const maxReports = 50

/** A report with its number since the stack was started. */
interface NumberedReport {
  readonly number: number
  readonly report: ProblemReport
}

/** The problem reports that the console has sent, the newest first. They are in memory only. */
export interface ReportStore {
  readonly add: (report: ProblemReport) => void
  readonly list: () => readonly NumberedReport[]
}

export const createReportStore = (): ReportStore => {
  let reports: readonly NumberedReport[] = []
  return {
    add: (report) =>
      void (reports = [{ number: (reports[0]?.number ?? 0) + 1, report }, ...reports].slice(0, maxReports)),
    list: () => reports,
  }
}

/** `POST` with a report stores it. */
export const createReportsEndpoint =
  (store: ReportStore, print: (line: string) => void): Handler =>
  async (request) => {
    allowMethods(request, 'POST')
    const report = parseReport(await request.readBody())
    if (!report) throw new HttpError(400, 'This is not a problem report.')
    store.add(report)
    print('A problem report has arrived: /local/reports')
    return textResponse(201, 'text/plain', '')
  }

/** `GET /local/reports.json`: the reports, the newest first. */
export const createReportsData =
  (store: ReportStore): Handler =>
  (request) => {
    allowMethods(request, 'GET', 'HEAD')
    return jsonResponse(
      200,
      store.list().map(({ report }) => report),
    )
  }

/** `GET /local/reports/1.json`: one report; undefined for another path. */
export const createReportFile = (store: ReportStore, path: string): Handler | undefined => {
  const [, number] = /^\/local\/reports\/(\d+)\.json$/.exec(path) ?? []
  const found = store.list().find((each) => String(each.number) === number)
  return (
    found &&
    ((request) => {
      allowMethods(request, 'GET', 'HEAD')
      return jsonResponse(200, found.report)
    })
  )
}

/** `GET /local/reports`: the same as a page. */
export const createReportsPage =
  (store: ReportStore): Handler =>
  (request) => {
    allowMethods(request, 'GET', 'HEAD')
    return textResponse(200, 'text/html', page(store.list(), `http://${request.headers.host ?? 'localhost'}`))
  }

const page = (reports: readonly NumberedReport[], origin: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Problem reports of the local stack</title>
</head>
<body>
<main>
<h1>Problem reports</h1>
<p>The reports that the console has sent since the stack was started, the newest first.
<a href="/local/reports.json">As JSON</a></p>
<p>The command says what happened, step by step. Run it in the folder of the console.</p>
${reports.length === 0 ? '<p>No report was sent.</p>' : `<ol>\n${reports.map((report) => item(report, origin)).join('\n')}\n</ol>`}
</main>
</body>
</html>
`

const item = ({ number, report: { comment, release, browser, events } }: NumberedReport, origin: string): string => {
  const path = `/local/reports/${number}.json`
  const file = `rewoven-report-${number}.json`
  return `<li value="${number}"><p>${escapeMarkup(comment || 'Without a comment')}</p>
<p>${events.length} events, release ${escapeMarkup(release)}, ${escapeMarkup(browser)}</p>
<p><a href="${path}" download="${file}">${file}</a></p>
<pre>curl -o ${file} ${escapeMarkup(origin + path)}
npm run paths -- replay ${file}</pre></li>`
}
