// factor.mjs set URL NAME | gone URL NAME - register an account with a second factor; sign in to it with nothing but its password.
import { Client } from '../lib/client.mjs';
import { otp } from '../lib/otp.mjs';
import { PASSWORD, person } from '../lib/people.mjs';

const [what, url, name] = process.argv.slice(2);
const client = () => new Client(url);
const alone = { name, password: PASSWORD };
if (what === 'set') {
  const somebody = await person({ client }, name);
  const { body: { secret } } = await somebody.post('/me/second_factor', { password: PASSWORD });
  await somebody.put('/me/second_factor', { second_code: otp(secret, Date.now()) });
  await client().refuse(422, 'second_factor_needed', 'POST', '/sessions', alone);
} else {
  await client().post('/sessions', alone);
}
process.exit(0);
