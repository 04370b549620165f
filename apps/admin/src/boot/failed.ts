import type { Locale } from './detectLocale.ts';

// Inlined here, because nothing else can be loaded at this point.
const words: Record<Locale, readonly [title: string, reload: string]> = {
  en: ['Unexpected Application Error!', 'Reload'],
  ms: ['Ralat aplikasi tidak dijangka!', 'Muat semula'],
  zh: ['应用发生意外错误！', '刷新'],
  fr: ['Erreur inattendue de l’application !', 'Recharger'],
  de: ['Unerwarteter Anwendungsfehler!', 'Neu laden'],
  pt: ['Erro inesperado da aplicação!', 'Recarregar'],
  ar: ['خطأ غير متوقع في التطبيق!', 'إعادة التحميل'],
};

/** Shows that the app failed to load, and reloads it once there is a connection. */
export function failed(error: unknown): void {
  reportError(error);
  const [title, reload] = words[document.documentElement.lang as Locale];
  const make = (name: string, text: string) =>
    Object.assign(document.createElement(name), { textContent: text });
  const place = document.createElement('main');
  place.style.cssText = 'font:1em system-ui;text-align:center;padding:20vh 1em';
  const button = make('button', reload);
  const again = async () => {
    const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
    // A waiting newer version may load successfully.
    waiting?.addEventListener('statechange', () => location.reload());
    if (waiting) waiting.postMessage('take-over');
    else location.reload();
  };
  button.addEventListener('click', () => void again());
  addEventListener('online', () => void again());
  place.append(
    make('h1', title),
    make('p', error instanceof Error ? error.message : String(error)),
    button,
  );
  document.getElementById('root')?.replaceChildren(place);
}
