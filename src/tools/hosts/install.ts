import { canInstallPackages, installPackages } from '#tools/debian.ts'
import { areServersInstalled, serverPackages } from '#tools/hosts/servers.ts'

if (!areServersInstalled() && canInstallPackages()) {
  installPackages(serverPackages)
  if (!areServersInstalled()) {
    console.error(`The Debian packages ${serverPackages.join(', ')} could not be installed.`)
    process.exit(1)
  }
}
console.log(
  areServersInstalled()
    ? 'Web servers: nginx and Caddy'
    : 'The journeys of nginx and Caddy are skipped: only root on Debian can install them.',
)
