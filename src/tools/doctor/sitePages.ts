import { publicPagesOf } from '#domain/routes/publicPages.ts'
import { type Answer, describeAnswer } from '#tools/doctor/ask.ts'
import { documents } from '#tools/prerender/documents.ts'
import { fileAt, servedDocuments } from '#tools/prerender/servedDocuments.ts'

/** A path of the site with the description of the document that it must have. */
interface ExpectedPage {
  readonly path: string
  readonly description: string
}

export interface PageAnswer extends ExpectedPage {
  readonly answer: Answer
}

/** Every document at its path, and each shell below its path. */
export const expectedPages = (product: string): ExpectedPage[] => {
  const pages = [...Object.values(publicPagesOf(product)), ...documents]
  const descriptionOf = (path: string, file: string): string =>
    pages.find((page) => ('file' in page ? page.file === file : page.path === path))?.description ?? ''
  return servedDocuments.flatMap(({ path, serves }) => {
    if (serves === 'unknown') return []
    const description = descriptionOf(path, fileAt(path, serves))
    return (serves === 'below' ? [path, `${path}/doctor`] : [path]).map((one) => ({ path: one, description }))
  })
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const descriptionIn = (html: string): string =>
  (/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => characters[name] ?? '',
  )

export const isHtml = ({ headers }: Answer): boolean => headers['content-type']?.startsWith('text/html') ?? false

export const pageProblem = ({ path, description, answer }: PageAnswer): string | undefined => {
  if (answer.status !== 200) return `${path} got ${describeAnswer(answer)}`
  return isHtml(answer) && descriptionIn(answer.text) === description
    ? undefined
    : `${path} got the page of another path`
}
