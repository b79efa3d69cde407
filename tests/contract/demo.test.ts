import { describe, expect, it } from 'vitest';
import { refillBalance } from '~/api/contract/payments';
import { serverOfFile, valueOf } from './server';

const server = serverOfFile();

describe('pages of the demonstration', () => {
  it.each([
    ['/demo/', 'driver@example.com', 'ru'],
    ['/demo', 'driver@example.com', 'ru'],
    ['/demo/?lang=en', 'parking2026', 'en'],
  ])('%s shows the logins', async (path, text, language) => {
    const response = await fetch(server.current.url + path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(text);
    expect(page).toContain(`lang="${language}"`);
  });

  it('an order that nobody made: a page with the way back', async () => {
    const response = await fetch(`${server.current.url}/demo/pay/none`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('href="/"');
  });

  it('the page of an order says that it is a demonstration, and loads no script', async () => {
    const driver = await server.current.driver('perm');
    const input = { PaymentService: 'card', RefillAmount: '300' };
    const { RedirectURL = '' } = valueOf(await server.current.ask('perm', refillBalance, input, driver.token));
    const response = await fetch(server.current.url + RedirectURL);
    const page = await response.text();
    expect(page).toContain('Демонстрация');
    expect(page).not.toContain('<script');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});
