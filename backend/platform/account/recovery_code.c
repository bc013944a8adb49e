/* recovery_code.c - see recovery_code.h. */
#include "platform/account/recovery_code.h"
#include "base/secret.h"

enum { CODE_LETTERS = 20, GROUP = 5 };

static const char *fresh_code(struct ctx *c)
{
    char one[PUBLIC_ID], two[PUBLIC_ID];
    secret_public_id(one);
    secret_public_id(two);
    return pool_print(c->pool, "%.5s-%s-%.5s-%s", one, one + GROUP, two, two + GROUP);
}

bool recovery_code_hash(const char *text, unsigned char ret_hash[RECOVERY_HASH])
{
    char code[CODE_LETTERS];
    int length = 0;
    for (const char *at = text; *at; at++) {
        if (*at == '-' || *at == ' ') continue;
        char letter = *at >= 'A' && *at <= 'Z' ? (char)(*at + ('a' - 'A')) : *at;
        bool known = (letter >= 'a' && letter <= 'z') || (letter >= '2' && letter <= '7');
        if (!known || length == CODE_LETTERS) return false;
        code[length++] = letter;
    }
    secret_blake2b(code, (size_t)length, ret_hash);
    return length == CODE_LETTERS;
}

bool recovery_codes_renew(struct ctx *c, struct pg *db, int64_t account, json_object **ret_codes)
{
    json_object *codes = json_new_array(c);
    recovery_codes_end(c, db, account);
    for (int i = 0; i < RECOVERY_CODES; i++) {
        unsigned char *hash = pool_take(c->pool, RECOVERY_HASH);
        const char *code = fresh_code(c);
        must(recovery_code_hash(code, hash));
        recovery_code_insert(c, db, account, hash);
        json_push_text(codes, code);
    }
    *ret_codes = codes;
    return pg_flush(c, db);
}
