import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '#domain/app/config.ts'

/** The settings of a build for the local stack. All endpoints are paths of its own origin. */
export const localSettings: Record<string, string> = {
  VITE_SITE_ORIGIN: 'http://localhost:5173',
  VITE_ADMIN_DOMAIN: 'rewoven.com',
  VITE_IDENTITY_POOL_ID: 'eu-west-1_LocalPool',
  VITE_IDENTITY_CLIENT_ID: 'localwebconsole',
  VITE_IDENTITY_ENDPOINT: '/identity',
  VITE_GRAPHQL_ENDPOINT: '/graphql',
  VITE_GRAPHQL_API_KEY: 'local-api-key',
  VITE_IMAGE_HOST: '/images',
  VITE_REFERRAL_HOST: '/',
  VITE_APP_SCHEME: 'rewoven',
  VITE_APP_STORE_ID: '1234567890',
  VITE_PLAY_STORE_ID: 'com.rewoven.app',
  VITE_APP_STORE_LINK: 'https://apps.apple.com/app/id1234567890',
  VITE_PLAY_STORE_LINK: 'https://play.google.com/store/apps/details?id=com.rewoven.app',
  VITE_INSTAGRAM_LINK: 'https://www.instagram.com/rewoven',
  VITE_X_LINK: 'https://x.com/rewoven',
  VITE_FACEBOOK_LINK: 'https://www.facebook.com/rewoven',
  VITE_REPORT_ENDPOINT: '/reports',
  VITE_USAGE_ENDPOINT: '/usage',
  VITE_SUPPORT_EMAIL: 'support@rewoven.com',
  VITE_DELETION_FORM_LINK: 'https://forms.example.com/rewoven-data-deletion',
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

const isElsewhere = (address: string): boolean =>
  URL.canParse(address) && !loopbackNames.includes(new URL(address).hostname)

/**
 * The settings of the local stack: those of the environment, and for the others the local ones.
 * @param environment variables by name
 * @throws ConfigError if a part of the stack would be on another machine. The console would send what people type in a
 *   trial to production, and show its data
 */
export const withLocalSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> => {
  const settings = { ...localSettings, ...environment }
  const problems = Object.entries(localSettings)
    .filter(([name, value]) => value.startsWith('/') && isElsewhere(settings[name] ?? ''))
    .map(
      ([name]) =>
        `The setting ${name} is ${settings[name]}, which is not on this machine. The local stack replaces it: remove ` +
        'it from the environment and from the files .env, .env.local, .env.stack and .env.stack.local.',
    )
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return settings
}

/** The same files as in a build with the mode "stack", highest priority first. */
const files = ['.env.stack.local', '.env.stack', '.env.local', '.env']

/** The variables of the process and of the .env files, so that the stack and the site have the same settings. */
export const readEnvironment = (projectFolder: string): Record<string, string | undefined> => {
  for (const file of files.map((name) => join(projectFolder, name)).filter((path) => existsSync(path)))
    process.loadEnvFile(file)
  return process.env
}
