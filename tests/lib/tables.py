"""tables.py DIR: each table there is read by the csv module and held against codebook.csv: the header, and of each
cell its type and whether it may be empty. Where pandas is installed, it must find the same types without being told.
Prints "NAME ROWS" for each table."""
import csv
import json
import pathlib
import re
import sys

FITS = {
    "integer": lambda cell: re.fullmatch(r"-?\d+", cell),
    "boolean": lambda cell: cell in ("TRUE", "FALSE"),
    "time": lambda cell: re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z", cell),
    "json": lambda cell: json.loads(cell) is not None,
    "text": lambda cell: True,
}
WORDS = re.compile(r"[A-Za-z_0-9]+(; [A-Za-z_0-9]+)+")


def rows_of(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.reader(file, strict=True))


def check_cell(cell, column, where):
    if cell == "":
        assert column["missing"], f"{where} is empty"
        return
    assert FITS[column["type"]](cell), f"{where} is no {column['type']}: {cell}"
    if WORDS.fullmatch(column["values"]) and column["type"] != "integer":
        assert cell in column["values"].split("; "), f"{where} is none of {column['values']}: {cell}"


def check_pandas(path, columns):
    try:
        import pandas
    except ImportError:
        return
    frame = pandas.read_csv(path, keep_default_na=False, na_values=[""])
    kinds = {"integer": "iuf", "boolean": "bO"}
    for column in columns:
        values = frame[column["column"]].dropna()
        wanted = kinds.get(column["type"], "O")
        plain = column["type"] in kinds or not all(re.fullmatch(r"[-+.\de]+", str(value)) for value in values)
        assert not plain or not len(values) or values.dtype.kind in wanted, f"{path}: {column['column']} {values.dtype}"


def check_table(path, columns):
    header, *rows = rows_of(path)
    assert header == [column["column"] for column in columns], f"{path.name}: {header}"
    for number, row in enumerate(rows, 2):
        assert len(row) == len(header), f"{path.name}:{number}"
        for cell, column in zip(row, columns):
            check_cell(cell, column, f"{path.name}:{number} {column['column']}")
    check_pandas(path, columns)
    print(path.stem, len(rows))


def main():
    folder = pathlib.Path(sys.argv[1])
    names, *lines = rows_of(folder / "codebook.csv")
    book = [dict(zip(names, line)) for line in lines]
    assert len({(line["table"], line["column"]) for line in book}) == len(book), "a column has two lines"
    assert all(line["meaning"] and line["type"] in FITS for line in book)
    for table in dict.fromkeys(line["table"] for line in book):
        check_table(folder / f"{table}.csv", [line for line in book if line["table"] == table])


main()
