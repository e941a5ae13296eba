import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import {
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
}

const chartName = /^[a-z]\w*\/[a-z]\w*$/i

const parseEdit = (body: string): ReviewEdit => {
  try {
    return reviewEditSchema.parse(JSON.parse(body))
  } catch {
    throw new HttpError(400, 'Send a comment with a part and a text of up to 2,000 characters, or a change of one.')
  }
}

const edited = (comments: readonly ReviewComment[], edit: ReviewEdit, release: string, now: number): ReviewComment[] =>
  'id' in edit
    ? comments.map((comment) => (comment.id === edit.id ? { ...comment, ...edit } : comment))
    : [
        ...comments,
        { ...edit, id: randomUUID(), release, day: new Date(now).toISOString().slice(0, 10), isResolved: false },
      ]

/**
 * `GET` reads the comments on a chart, `POST` adds one, or resolves or reopens it. Both answer with all of them; without
 * a folder, `GET` answers with null.
 */
export const createReviewsEndpoint =
  (options: ReviewsOptions | undefined, now: () => number): Handler =>
  async (request) => {
    allowMethods(request, ...(options ? ['GET', 'POST'] : ['GET']))
    if (!options) return jsonResponse(200, null)
    const { folder, release } = options
    const chart = request.query.get('chart') ?? ''
    if (!chartName.test(chart)) throw new HttpError(400, 'Name a chart: ?chart=auth/verify')
    const file = join(folder, `${chart}.json`)
    const comments = existsSync(file) ? reviewCommentsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
    if (request.method === 'GET') return jsonResponse(200, comments)
    const all = edited(comments, parseEdit(await request.readBody()), release, now())
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
    return jsonResponse(200, all)
  }
