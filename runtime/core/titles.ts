/** Title of the window: that of the screen, else the application name (spec 1 §2). */
export function windowTitle(title: string, applicationName: string): string {
  return title || applicationName
}
