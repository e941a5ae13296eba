import { argv } from 'node:process'

const help = `Checks a deployment, and changes nothing: npm run doctor -- [URL]
  URL  the origin of the site; VITE_SITE_ORIGIN without it

The settings come from the same environment as a build. At an address of this machine they are those of npm start.`

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^/]+\/?$/.test(text)

const args = argv.slice(2)
const [url] = args
if (url === '--help') console.log(help)
else if (args.length > 1 || (url !== undefined && !isOrigin(url))) {
  console.error(`"${args.join(' ')}" is no origin of a site.\n${help}`)
  // `process.exit` can hang here: the loader of TypeScript runs in a thread of its own.
  process.exitCode = 2
} else {
  // It takes seconds to load.
  const { checkDeployment } = await import('#tools/doctor/checkDeployment.ts')
  await checkDeployment(url)
}
