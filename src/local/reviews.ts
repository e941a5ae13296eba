import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { randomUUID } from 'node:crypto'
import {
  type AllReviewComments,
  type ReviewComment,
  reviewCommentsSchema,
  type ReviewEdit,
  reviewEditSchema,
} from '#domain/app/reviewComments.ts'
import { allowMethods, type Handler, HttpError, jsonResponse } from '#local/http/http.ts'

export interface ReviewsOptions {
  /** The folder of the comments. It is part of the repository. */
  readonly folder: string
  /** The current revision of the repository. */
  readonly release: string
  /** The name of the person, as git knows it. */
  readonly author?: string | undefined
}

const chartName = /^[a-z]\w*\/[a-z]\w*$/i

const parseEdit = (body: string): ReviewEdit => {
  try {
    return reviewEditSchema.parse(JSON.parse(body))
  } catch {
    throw new HttpError(400, 'Send a comment with a part and a text of up to 2,000 characters, or a change of one.')
  }
}

type Made = Pick<ReviewComment, 'release' | 'author' | 'day'>

const edited = (comments: readonly ReviewComment[], edit: ReviewEdit, made: Made): ReviewComment[] =>
  'id' in edit
    ? comments.map((comment) => (comment.id === edit.id ? { ...comment, ...edit } : comment))
    : [...comments, { ...edit, id: randomUUID(), ...made, isResolved: false }]

const read = (file: string): ReviewComment[] => reviewCommentsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

const readAll = (folder: string): AllReviewComments => {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const charts = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length))
  return Object.fromEntries(charts.map((chart) => [chart.replaceAll(sep, '/'), read(join(folder, `${chart}.json`))]))
}

/**
 * `GET` reads the comments, `POST` adds one to a chart, or resolves or reopens it. Both answer with those on all charts;
 * without a folder, `GET` answers with null.
 */
export const createReviewsEndpoint =
  (options: ReviewsOptions | undefined, now: () => number): Handler =>
  async (request) => {
    allowMethods(request, ...(options ? ['GET', 'POST'] : ['GET']))
    if (!options) return jsonResponse(200, null)
    const { folder, release, author } = options
    if (request.method === 'GET') return jsonResponse(200, readAll(folder))
    const chart = request.query.get('chart') ?? ''
    if (!chartName.test(chart)) throw new HttpError(400, 'Name a chart: ?chart=auth/verify')
    const file = join(folder, `${chart}.json`)
    const made = { release, day: new Date(now()).toISOString().slice(0, 10), ...(author && { author }) }
    const comments = edited(existsSync(file) ? read(file) : [], parseEdit(await request.readBody()), made)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(comments, null, 2)}\n`)
    return jsonResponse(200, readAll(folder))
  }
