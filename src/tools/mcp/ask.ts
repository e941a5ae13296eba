import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export const project = join(import.meta.dirname, '../../..')

/**
 * Answers a question in a process of its own, so that it reads the charts of a checkout as they are now.
 * @throws Error with the first line that says what is wrong
 */
export const ask = async (tree: string, question: string, chart = '', input = ''): Promise<string> => {
  const script = join(tree, 'src/tools/mcp/answer.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, question, chart], { cwd: tree })
  const isClosed = once(child, 'close')
  child.stdin.end(input)
  const [answer, problem] = await Promise.all([text(child.stdout), text(child.stderr)])
  await isClosed
  if (child.exitCode === 0) return answer
  const line = problem.split('\n').find((each) => /^\w*Error\b/.test(each)) ?? problem.trim()
  throw new Error(line.replace(/^Error: /, '').replaceAll(`${tree}/`, ''))
}
